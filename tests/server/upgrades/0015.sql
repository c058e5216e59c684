-- 3a3bee52ab62 nx7-_txne4qcFnwlOek30F2TBvBVBZylTK222EK5y3o ZgNSokiqZopMhcxIwDU-MUKNdUYDCESWba6tqfvG-N4
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
INSERT INTO "alembic_version" VALUES('0015');
CREATE TABLE blocks (
	user VARCHAR(32) NOT NULL, 
	blocked VARCHAR(32) NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (user, blocked), 
	CONSTRAINT fk_blocks_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT fk_blocks_blocked_users FOREIGN KEY(blocked) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE challenges (
	browser VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	challenge VARCHAR(128) NOT NULL, 
	expires DOUBLE NOT NULL, 
	CONSTRAINT pk_challenges PRIMARY KEY (browser, kind)
);
CREATE TABLE channels (
	id VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	address TEXT NOT NULL, 
	keys JSON NOT NULL, 
	device TEXT NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	active BOOLEAN NOT NULL, 
	session VARCHAR(64), 
	created DOUBLE NOT NULL, 
	failed DOUBLE, 
	CONSTRAINT pk_channels PRIMARY KEY (id), 
	CONSTRAINT uq_channels_user UNIQUE (user, kind, address), 
	CONSTRAINT fk_channels_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT fk_channels_session_sessions FOREIGN KEY(session) REFERENCES sessions (token) ON DELETE CASCADE
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
INSERT INTO "deals" VALUES('1970-01-12','garden_nation',1,'{"seats": 3, "mode": "standard", "zone_costs": "art", "move_on": "ascending", "round_cap": 60}','ba4d4c8b2a099fbb73243f602a5801129f5d1f95673935247b0782f9eef67eac','35b0e05481d3d227e753a311bc51abae46f8522dd7ee7807db068d363fc967bd',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-12','ginkgopolis',1,'{"seats": 1, "mode": "solo", "characters": "public_12_9_6", "level": "normal", "solo_deal": "three_total", "round_cap": 200}','5589f1a1c5d2c9a7b7f181851be67f365117e1bb17cf1c6d9108d4aa14ceab4b','7a3e1f5d943f3b7a64b05797ff652b2f1c71da3a923d12ee8f5dec71eba4a7f2',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-12','sweet_lands',1,'{"seats": 1, "mode": "solo", "changing_turn_order": false, "draft": false, "upgraded_skills": false, "pack": ""}','8c528219f8079122bf0ae68054e4cab9a3af44f5f4b9e6f2ac4c3045162ab94f','7463481a7aa16c56078e83163bad732bb6214053f7264a9187d83763dd4164c7',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-12','tiny_towns',1,'{"seats": 1, "mode": "solo", "monuments": true, "cavern": false, "cards": "random", "first_player": "random", "solo_remove": "inn"}','966806f387d497127ef4ddc63ab647913efa3a48c2bf10109ec11d04051c7a82','cceaad72c0014257a593d01f5186220a7c60627bc7edd25b41db73adcf1b1d15',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-12','torres',1,'{"seats": 3, "mode": "basic", "castle_setup": "by_mode", "action_cards": "by_mode", "master_card": "by_mode", "round_start": "by_mode", "door_rule": "no_climb_inside", "start_player": 0}','aa77adcf2239d4fd24839d35abc8cc5d56e088497896d4b674ee30afa2f42b66','5289ea55d12984dc7d7f9af54aef1cd43a332310c45651c49a1d135f0e7645d3',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-13','garden_nation',1,'{"seats": 3, "mode": "standard", "zone_costs": "art", "move_on": "ascending", "round_cap": 60}','8a1cea84f89db88bf5234128d81147beb733543af437e11c4e350c871e9a42b3','fac497df3a859535406cb9f2f49f287499fc6f268a707dbe9e773d4527d5db7a',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-13','ginkgopolis',1,'{"seats": 1, "mode": "solo", "characters": "public_12_9_6", "level": "normal", "solo_deal": "three_total", "round_cap": 200}','6866498c4be8a2da46035b642d5e61935517f14fde2cc074f3251ea4cdc6fde1','b3d4b2cc7a3f7cf4770cc1e73f18ee9c6bac2a5613a6542a517b16c37fcdb07d',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-13','sweet_lands',1,'{"seats": 1, "mode": "solo", "changing_turn_order": false, "draft": false, "upgraded_skills": false, "pack": ""}','6245c7d6437870f55f2ee62a80abe8092417b57b6693c5d080530c7b51161a87','a998e6ea1799752c53b1540e93b32c405e6b5d22b6f5e324d6ff3cb9f76f109b',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-13','tiny_towns',1,'{"seats": 1, "mode": "solo", "monuments": true, "cavern": false, "cards": "random", "first_player": "random", "solo_remove": "inn"}','af103f481b4ac156a009c2148c65468d5729498884741c7d39431050cd298398','9264cc8efbffc6813ee1995989bda9918b20bda3075e54910bebf0ad9e2d8894',1000000.0,'[]',0.0);
INSERT INTO "deals" VALUES('1970-01-13','torres',1,'{"seats": 3, "mode": "basic", "castle_setup": "by_mode", "action_cards": "by_mode", "master_card": "by_mode", "round_start": "by_mode", "door_rule": "no_climb_inside", "start_player": 0}','ad278302c2c3903826ae5e2f5520f1521522c3df30423dc9e20be899c823c8a5','2c94695f77b111cbc749b9cdb90b1e18c478beeb45b6769552e6608ea5b4b447',1000000.0,'[]',0.0);
CREATE TABLE deliveries (
	id VARCHAR(32) NOT NULL, 
	channel VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	items JSON NOT NULL, 
	created DOUBLE NOT NULL, 
	attempts INTEGER NOT NULL, 
	due DOUBLE NOT NULL, 
	CONSTRAINT pk_deliveries PRIMARY KEY (id), 
	CONSTRAINT fk_deliveries_channel_channels FOREIGN KEY(channel) REFERENCES channels (id) ON DELETE CASCADE
);
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
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('push','-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgvze9F+KbAhg02iGQ
HM/b1gUjVFSGfGrT20RsbmuGwPShRANCAAR0XPadDucnB+K8UnqgtW7DpyUAPFbD
y1El6NoggwRVi3JP31dSZwBnvV0rVXq6eal1X7M773oDMyF8bMFqNeGc
-----END PRIVATE KEY-----
');
INSERT INTO "keys" VALUES('links','adde4b01c9ba6996a1de271bd90a53274367c2e7e08b52d454c7304f80bf2e36');
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
CREATE TABLE mail_tokens (
	token VARCHAR(64) NOT NULL, 
	channel VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	expires DOUBLE NOT NULL, 
	CONSTRAINT pk_mail_tokens PRIMARY KEY (token), 
	CONSTRAINT fk_mail_tokens_channel_channels FOREIGN KEY(channel) REFERENCES channels (id) ON DELETE CASCADE
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
INSERT INTO "messages" VALUES(1,'3a3bee52ab62','e8f4e245b934cc2b9dcd23c4','Bo','Good luck!',1000000.0);
CREATE TABLE notices (
	id VARCHAR(32) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	"table" VARCHAR(32) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	mark VARCHAR(32) NOT NULL, 
	since DOUBLE NOT NULL, 
	due DOUBLE, 
	CONSTRAINT pk_notices PRIMARY KEY (id), 
	CONSTRAINT uq_notices_user UNIQUE (user, "table", kind, mark), 
	CONSTRAINT fk_notices_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE, 
	CONSTRAINT fk_notices_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	public_key TEXT NOT NULL, 
	uses BIGINT NOT NULL, 
	name TEXT NOT NULL, 
	created DOUBLE NOT NULL, 
	used DOUBLE, 
	CONSTRAINT pk_passkeys PRIMARY KEY (id), 
	CONSTRAINT fk_passkeys_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE quiet_hours (
	user VARCHAR(32) NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	start INTEGER, 
	"end" INTEGER, 
	CONSTRAINT pk_quiet_hours PRIMARY KEY (user), 
	CONSTRAINT fk_quiet_hours_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
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
INSERT INTO "seats" VALUES('3a3bee52ab62',0,'person','Ann','51392048dfd038271f19d4bf');
INSERT INTO "seats" VALUES('3a3bee52ab62',1,'person','Bo','e8f4e245b934cc2b9dcd23c4');
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
INSERT INTO "sessions" VALUES('b78b1dea51724eab2b8fe9c9494952309cde1969c1a752a77ba46ec39a85f137','51392048dfd038271f19d4bf',1000000.0,'python-httpx');
INSERT INTO "sessions" VALUES('8f1f296428c8bba0c5acef6d32cbdf2edee108bf56ea1bcf7410137a5a46fe5c','e8f4e245b934cc2b9dcd23c4',1000000.0,'python-httpx');
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
INSERT INTO "steps" VALUES('3a3bee52ab62',0,1000000.0,'sit',0,0,NULL,'{"kind": "person", "name": "Ann", "user": "51392048dfd038271f19d4bf", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('3a3bee52ab62',1,1000000.0,'sit',1,0,NULL,'{"kind": "open", "name": "", "user": null, "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('3a3bee52ab62',2,1000000.0,'sit',1,0,NULL,'{"kind": "person", "name": "Bo", "user": "e8f4e245b934cc2b9dcd23c4", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('3a3bee52ab62',3,1000000.0,'step',0,15,'66c8a3ab4ba3-d80a1f89dac2',NULL);
INSERT INTO "steps" VALUES('3a3bee52ab62',4,1000000.0,'step',0,25,'72a04e5182d4-079bc786c1c8',NULL);
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
INSERT INTO "tables" VALUES('3a3bee52ab62','tiny_towns',1,'{"seats": 2, "mode": "standard", "monuments": false, "cavern": false, "cards": "first_game", "first_player": 0, "solo_remove": "inn"}','6eabdaf286fb8c3d8897cde9bf60f0c55d78c9c216a9c37b3893d6e0deb06f1a','{"kind": "unlimited"}',0,'free','51392048dfd038271f19d4bf',1000000.0,1000000.0,'running',3,0,NULL,NULL,NULL,NULL,1,0,NULL);
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
INSERT INTO "users" VALUES('51392048dfd038271f19d4bf','Ann',NULL,NULL,1000000.0);
INSERT INTO "users" VALUES('e8f4e245b934cc2b9dcd23c4','Bo',NULL,NULL,1000000.0);
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
CREATE INDEX ix_tables_phase ON tables (phase, private, updated);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_kicks_user ON kicks (user);
CREATE INDEX ix_reports_by ON reports ("by");
CREATE INDEX ix_reports_user ON reports (user);
CREATE INDEX ix_reports_table ON reports ("table");
CREATE INDEX ix_acts_user ON acts (user);
CREATE INDEX ix_acts_by ON acts ("by");
CREATE TRIGGER acts_stay BEFORE DELETE ON acts BEGIN SELECT RAISE(ABORT, 'the log of moderators is kept'); END;
CREATE INDEX ix_results_user ON results (user);
CREATE INDEX ix_channels_session ON channels (session);
CREATE INDEX ix_channels_user ON channels (user);
CREATE INDEX ix_channels_address ON channels (address);
CREATE INDEX ix_notices_due ON notices (due);
CREATE INDEX ix_notices_table ON notices ("table");
CREATE INDEX ix_deliveries_channel ON deliveries (channel);
CREATE INDEX ix_deliveries_due ON deliveries (due);
CREATE INDEX ix_mail_tokens_channel ON mail_tokens (channel);
CREATE INDEX ix_passkeys_user ON passkeys (user);
COMMIT;
