-- 9be736d9b8d9 GCowfwKO9pfEaF2BihvsWYqFanAjvZ6-dWW5gAzqZIE kRuySAi1XBgHh4FySmlmbyHMfXkfBAjb1HpRe78ILHw
BEGIN TRANSACTION;
CREATE TABLE acts (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	"by" VARCHAR(32), 
	console BOOLEAN NOT NULL, 
	user VARCHAR(32), 
	"table" VARCHAR(32), 
	seat INTEGER, 
	until DOUBLE, 
	detail VARCHAR(32) NOT NULL, 
	reason TEXT NOT NULL, 
	undoes INTEGER, 
	CONSTRAINT pk_acts PRIMARY KEY (id), 
	CONSTRAINT fk_acts_by_users FOREIGN KEY("by") REFERENCES users (id) ON DELETE SET NULL, 
	CONSTRAINT fk_acts_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE SET NULL, 
	CONSTRAINT uq_acts_undoes UNIQUE (undoes), 
	CONSTRAINT fk_acts_undoes_acts FOREIGN KEY(undoes) REFERENCES acts (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0014');
CREATE TABLE blocks (
	user VARCHAR(32) NOT NULL, 
	blocked VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (user, blocked), 
	CONSTRAINT fk_blocks_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_blocked_users FOREIGN KEY(blocked) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE claims (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	until DOUBLE NOT NULL, 
	CONSTRAINT pk_claims PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_claims_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE coached (
	user VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	decision VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_coached PRIMARY KEY (user, game, decision), 
	CONSTRAINT fk_coached_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE coaches (
	"table" VARCHAR(32) NOT NULL, 
	active BOOLEAN NOT NULL, 
	CONSTRAINT pk_coaches PRIMARY KEY ("table"), 
	CONSTRAINT fk_coaches_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE deals (
	day VARCHAR(10) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	made DOUBLE NOT NULL, 
	runs JSON NOT NULL, 
	until DOUBLE NOT NULL, 
	CONSTRAINT pk_deals PRIMARY KEY (day, game)
);
INSERT INTO "deals" VALUES('1970-01-12','garden_nation',1,'{"seats": 3, "mode": "standard", "zone_costs": "art", "move_on": "ascending", "round_cap": 60}','bc4c019c00c1e86154cc827b7e60565fc55f581c57cdbd6a80f59c6f5e5345f4','42db346aa85de1f8d37f7dac9bdf5f75f41ed8771c98b6c5f3604a92265ac244',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-12','ginkgopolis',1,'{"seats": 1, "mode": "solo", "characters": "public_12_9_6", "level": "normal", "solo_deal": "three_total", "round_cap": 200}','72b83228a8ab88d2048d8d09c83b9efc2576153906e063adfdf5ca59731779ab','2553bb0f314965eebbab78a74fd90b1fd0eb0b3bc1ba89432ee94494e1e86910',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-12','sweet_lands',1,'{"seats": 1, "mode": "solo", "changing_turn_order": false, "draft": false, "upgraded_skills": false, "pack": ""}','d29b374bffde0ce91ba6623bf5bd0ea5ca720b71d2f73b65927c94c6303993dd','21a387e1bf0f3de2f797eb9f588b6c178c43e9ae008c3b70b1ea7bdcc5eaa344',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-12','tiny_towns',1,'{"seats": 1, "mode": "solo", "monuments": true, "cavern": false, "cards": "random", "first_player": "random", "solo_remove": "inn"}','6f8f72affd8768096f56fcf86b06f63d1639a9b3d6168597f6121f23d5e726c8','4673d9c1f3fad18012f1cf1d73938e697d0e7f5942eb63349d1f2bd6a3dfc8ad',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-12','torres',1,'{"seats": 3, "mode": "basic", "castle_setup": "by_mode", "action_cards": "by_mode", "master_card": "by_mode", "round_start": "by_mode", "door_rule": "no_climb_inside", "start_player": 0}','cb83dc852c37a87f4292c7dc65927a24c32ac46882cbb47d8f8d22b4b947cd30','ec20f99f2449d35ab8bf7bf68352ac17640e3524a74779a6a222c5161bad7b39',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-13','garden_nation',1,'{"seats": 3, "mode": "standard", "zone_costs": "art", "move_on": "ascending", "round_cap": 60}','0ffecca07beed325bab6417f17d5024a83a898696030459826127ff4dd29ad0d','3d497124305910782a0023d2da8ed4ee3358e09fc9eb56ee6c1689c55cb8c87b',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-13','ginkgopolis',1,'{"seats": 1, "mode": "solo", "characters": "public_12_9_6", "level": "normal", "solo_deal": "three_total", "round_cap": 200}','fb50a30d86937bf9b5ed235fa8373993f555e20fa156175e7233dba292adcae2','01de487dc9106157a6c55f293451011a41e625e8b25b63584be8246ab9ab0d04',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-13','sweet_lands',1,'{"seats": 1, "mode": "solo", "changing_turn_order": false, "draft": false, "upgraded_skills": false, "pack": ""}','19ee939c30fee702b97b994c95748095de7eedfc5253dc9d927850036bb4b7bb','93d45a1880201d963f845c7759a4048c036b8139d1216ab2a7f3003638612bed',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-13','tiny_towns',1,'{"seats": 1, "mode": "solo", "monuments": true, "cavern": false, "cards": "random", "first_player": "random", "solo_remove": "inn"}','69412ad7609ffbddec3fed57509c825c112d92fd9d4c4437181b0709b166cd37','58af10a602e8042ffc10c30234b1a85203967db19adc9b1cd923e48825cb5ace',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-13','torres',1,'{"seats": 3, "mode": "basic", "castle_setup": "by_mode", "action_cards": "by_mode", "master_card": "by_mode", "round_start": "by_mode", "door_rule": "no_climb_inside", "start_player": 0}','90ee2e2aaa34388f55b32fa650021b16ca78149bb8e1165e02dade70012d72a0','60015ffc00b78d1a4ee40396c1545d47444648924c10341749679d2ae408b72b',1000000.0,'[]',0.0);
CREATE TABLE facts (
	name VARCHAR(32) NOT NULL, 
	value DOUBLE NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
CREATE TABLE hints (
	id VARCHAR(32) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	created DOUBLE NOT NULL, 
	worker VARCHAR(32), 
	until DOUBLE NOT NULL, 
	answer JSON, seconds DOUBLE NOT NULL, 
	CONSTRAINT pk_hints PRIMARY KEY (id), 
	CONSTRAINT fk_hints_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE hosts (
	user VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_hosts PRIMARY KEY (user), 
	CONSTRAINT fk_hosts_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE invitations (
	token VARCHAR(64) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER, 
	used_by VARCHAR(32), 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY (token), 
	CONSTRAINT fk_invitations_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_invitations_used_by_users FOREIGN KEY(used_by) REFERENCES users (id)
);
CREATE TABLE kicks (
	"table" VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_kicks PRIMARY KEY ("table", user), 
	CONSTRAINT fk_kicks_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_kicks_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE lessons (
	user VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	lesson VARCHAR(64) NOT NULL, 
	tasks INTEGER NOT NULL, 
	first_try INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_lessons PRIMARY KEY (user, game, lesson), 
	CONSTRAINT fk_lessons_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE looks (
	look TEXT NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_looks PRIMARY KEY (look), 
	CONSTRAINT fk_looks_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE messages (
	id INTEGER NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_messages PRIMARY KEY (id), 
	CONSTRAINT fk_messages_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_messages_user_users FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "messages" VALUES(1,'9be736d9b8d9','0f2f6c6590f6f02aeea7f45c','Bo','Good luck!',1000000.0);
CREATE TABLE ratings (
	user VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seats INTEGER NOT NULL, 
	n INTEGER NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (user, game, seats, n), 
	CONSTRAINT uq_ratings_table UNIQUE ("table", user), 
	CONSTRAINT fk_ratings_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT fk_ratings_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE records (
	"table" VARCHAR(32) NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY ("table"), 
	CONSTRAINT fk_records_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE recoveries (
	user VARCHAR(32) NOT NULL, 
	slot VARCHAR(1) NOT NULL, 
	hash TEXT NOT NULL, 
	CONSTRAINT pk_recoveries PRIMARY KEY (user, slot), 
	CONSTRAINT fk_recoveries_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE reports (
	id INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	"by" VARCHAR(32), 
	user VARCHAR(32) NOT NULL, 
	words TEXT NOT NULL, 
	note TEXT NOT NULL, 
	closed DOUBLE, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reports_by_users FOREIGN KEY("by") REFERENCES users (id) ON DELETE SET NULL, 
	CONSTRAINT fk_reports_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE restrictions (
	user VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	until DOUBLE, 
	CONSTRAINT pk_restrictions PRIMARY KEY (user, kind), 
	CONSTRAINT fk_restrictions_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE results (
	"table" VARCHAR(32) NOT NULL, 
	day VARCHAR(10) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	user VARCHAR(32), 
	points INTEGER, 
	seconds DOUBLE, 
	finished DOUBLE, 
	CONSTRAINT pk_results PRIMARY KEY ("table"), 
	CONSTRAINT uq_results_day UNIQUE (day, game, user), 
	CONSTRAINT fk_results_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE SET NULL
);
CREATE TABLE reviews (
	"table" VARCHAR(32) NOT NULL, 
	steps VARCHAR(64) NOT NULL, 
	asker VARCHAR(32), 
	at DOUBLE NOT NULL, 
	until DOUBLE NOT NULL, 
	done INTEGER NOT NULL, 
	total INTEGER NOT NULL, 
	data TEXT, 
	CONSTRAINT pk_reviews PRIMARY KEY ("table"), 
	CONSTRAINT uq_reviews_asker UNIQUE (asker), 
	CONSTRAINT fk_reviews_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_reviews_asker_users FOREIGN KEY(asker) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	name TEXT NOT NULL, 
	user VARCHAR(32), 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_user_users FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "seats" VALUES('9be736d9b8d9',0,'person','Ann','4284b9bb23378237efef5d61');
INSERT INTO "seats" VALUES('9be736d9b8d9',1,'person','Bo','0f2f6c6590f6f02aeea7f45c');
CREATE TABLE seekers (
	user VARCHAR(32) NOT NULL, 
	stream VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	seats INTEGER NOT NULL, 
	rated BOOLEAN NOT NULL, 
	bots BOOLEAN NOT NULL, 
	since DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	"table" VARCHAR(32), 
	claimed DOUBLE NOT NULL, 
	CONSTRAINT pk_seekers PRIMARY KEY (user), 
	CONSTRAINT fk_seekers_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE "sessions" (
	token VARCHAR(64) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	created DOUBLE NOT NULL, 
	device TEXT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('2b676e9ddbe7e2d4f22c4e8210c46c5e2d1c1a61ec62b9654fcf47cc9ff418b5','4284b9bb23378237efef5d61',1000000.0,'python-httpx');
INSERT INTO "sessions" VALUES('d81f97b6f12366bd1da82a33c442e77276c7a461499e7387747b1bdedc171064','0f2f6c6590f6f02aeea7f45c',1000000.0,'python-httpx');
CREATE TABLE steps (
	"table" VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	action INTEGER NOT NULL, 
	version VARCHAR(32), 
	holder JSON, 
	CONSTRAINT pk_steps PRIMARY KEY ("table", n), 
	CONSTRAINT fk_steps_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "steps" VALUES('9be736d9b8d9',0,1000000.0,'sit',0,0,NULL,'{"kind": "person", "name": "Ann", "user": "4284b9bb23378237efef5d61", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('9be736d9b8d9',1,1000000.0,'sit',1,0,NULL,'{"kind": "open", "name": "", "user": null, "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('9be736d9b8d9',2,1000000.0,'sit',1,0,NULL,'{"kind": "person", "name": "Bo", "user": "0f2f6c6590f6f02aeea7f45c", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('9be736d9b8d9',3,1000000.0,'step',0,15,'66c8a3ab4ba3-c88c530b7638',NULL);
INSERT INTO "steps" VALUES('9be736d9b8d9',4,1000000.0,'step',0,25,'72a04e5182d4-21556d4c6fb7',NULL);
CREATE TABLE "tables" (
	id VARCHAR(32) NOT NULL, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	timing JSON NOT NULL, 
	private BOOLEAN NOT NULL, 
	undo VARCHAR(16) NOT NULL, 
	owner VARCHAR(32) NOT NULL, 
	created DOUBLE NOT NULL, 
	updated DOUBLE NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	actors INTEGER NOT NULL, 
	bots INTEGER NOT NULL, 
	due DOUBLE, 
	given JSON, 
	origin VARCHAR(32), 
	ending JSON, 
	aids BOOLEAN NOT NULL, 
	rated BOOLEAN NOT NULL, day VARCHAR(10), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner_users FOREIGN KEY(owner) REFERENCES users (id)
);
INSERT INTO "tables" VALUES('9be736d9b8d9','tiny_towns',1,'{"seats": 2, "mode": "standard", "monuments": false, "cavern": false, "cards": "first_game", "first_player": 0, "solo_remove": "inn"}','a844afacd5070184e058391e07acb1882103e77be5de5286187b461be006e2ef','{"kind": "unlimited"}',0,'free','4284b9bb23378237efef5d61',1000000.0,1000000.0,'running',3,0,NULL,NULL,NULL,NULL,1,0,NULL);
CREATE TABLE tries (
	"key" VARCHAR(64) NOT NULL, 
	since DOUBLE NOT NULL, 
	count INTEGER NOT NULL, 
	CONSTRAINT pk_tries PRIMARY KEY ("key")
);
CREATE TABLE uploads (
	id VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	game TEXT NOT NULL, 
	options JSON NOT NULL, 
	names JSON NOT NULL, 
	steps INTEGER NOT NULL, 
	ending JSON, 
	holds BOOLEAN, 
	created DOUBLE NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_uploads PRIMARY KEY (id), 
	CONSTRAINT uq_uploads_user UNIQUE (user, digest), 
	CONSTRAINT fk_uploads_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	claimed TEXT, 
	passphrase TEXT, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_users PRIMARY KEY (id), 
	CONSTRAINT uq_users_claimed UNIQUE (claimed)
);
INSERT INTO "users" VALUES('4284b9bb23378237efef5d61','Ann',NULL,NULL,1000000.0);
INSERT INTO "users" VALUES('0f2f6c6590f6f02aeea7f45c','Bo',NULL,NULL,1000000.0);
CREATE TABLE warnings (
	"table" VARCHAR(32) NOT NULL, 
	version VARCHAR(32) NOT NULL, 
	chosen INTEGER NOT NULL, 
	better INTEGER NOT NULL, 
	points DOUBLE NOT NULL, 
	heeded BOOLEAN, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_warnings PRIMARY KEY ("table", version), 
	CONSTRAINT fk_warnings_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_seats_user ON seats (user);
CREATE INDEX ix_invitations_table ON invitations ("table");
CREATE INDEX ix_messages_table ON messages ("table");
CREATE INDEX ix_uploads_user ON uploads (user);
CREATE INDEX ix_hints_table ON hints ("table");
CREATE INDEX ix_looks_user ON looks (user);
CREATE INDEX ix_coached_table ON coached ("table");
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_phase ON tables (phase, private, updated);
CREATE INDEX ix_kicks_user ON kicks (user);
CREATE INDEX ix_reports_user ON reports (user);
CREATE INDEX ix_reports_table ON reports ("table");
CREATE INDEX ix_reports_by ON reports ("by");
CREATE INDEX ix_acts_by ON acts ("by");
CREATE INDEX ix_acts_user ON acts (user);
CREATE TRIGGER acts_stay BEFORE DELETE ON acts BEGIN SELECT RAISE(ABORT, 'the log of moderators is kept'); END;
CREATE INDEX ix_results_user ON results (user);
COMMIT;
