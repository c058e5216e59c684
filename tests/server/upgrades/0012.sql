-- 5522e6d45f57 WoKIhRiM6oG1CaNJUoFzZWibbMx5d6i3eXSSXdy-Fd0 DjdOyPQ3_1lP-yxMbWDLFnZI0kfgB_YhsLuo04oZEqg
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
INSERT INTO "alembic_version" VALUES('0012');
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
INSERT INTO "messages" VALUES(1,'5522e6d45f57','62935ba0df520efb25f7d3e2','Bo','Good luck!',1000000.0);
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
INSERT INTO "seats" VALUES('5522e6d45f57',0,'person','Ann','0978dde96e6a67fcb80567b2');
INSERT INTO "seats" VALUES('5522e6d45f57',1,'person','Bo','62935ba0df520efb25f7d3e2');
CREATE TABLE "sessions" (
	token VARCHAR(64) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	created DOUBLE NOT NULL, 
	device TEXT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('ecdb263ea8650d8adabf55049dc5998f988c15579e65858434a28beb74f092b0','0978dde96e6a67fcb80567b2',1000000.0,'python-httpx');
INSERT INTO "sessions" VALUES('ad98aab1056a4552775c870280c6966ae0199189d4ec94ac5abf2bd2bc23d7be','62935ba0df520efb25f7d3e2',1000000.0,'python-httpx');
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
INSERT INTO "steps" VALUES('5522e6d45f57',0,1000000.0,'sit',0,0,NULL,'{"kind": "person", "name": "Ann", "user": "0978dde96e6a67fcb80567b2", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('5522e6d45f57',1,1000000.0,'sit',1,0,NULL,'{"kind": "open", "name": "", "user": null, "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('5522e6d45f57',2,1000000.0,'sit',1,0,NULL,'{"kind": "person", "name": "Bo", "user": "62935ba0df520efb25f7d3e2", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('5522e6d45f57',3,1000000.0,'step',0,15,'66c8a3ab4ba3-53ca7f6cc87f',NULL);
INSERT INTO "steps" VALUES('5522e6d45f57',4,1000000.0,'step',0,25,'72a04e5182d4-1f787f30bf9a',NULL);
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
	rated BOOLEAN NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner_users FOREIGN KEY(owner) REFERENCES users (id)
);
INSERT INTO "tables" VALUES('5522e6d45f57','tiny_towns',1,'{"seats": 2, "mode": "standard", "monuments": false, "cavern": false, "cards": "first_game", "first_player": 0, "solo_remove": "inn"}','fcf8ce590f9a46c31c9ff8191352e43d05d63f85ecbac5531932cdbe764a0083','{"kind": "unlimited"}',0,'free','0978dde96e6a67fcb80567b2',1000000.0,1000000.0,'running',3,0,NULL,NULL,NULL,NULL,1,0);
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
INSERT INTO "users" VALUES('0978dde96e6a67fcb80567b2','Ann',NULL,NULL,1000000.0);
INSERT INTO "users" VALUES('62935ba0df520efb25f7d3e2','Bo',NULL,NULL,1000000.0);
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
CREATE INDEX ix_reports_table ON reports ("table");
CREATE INDEX ix_reports_user ON reports (user);
CREATE INDEX ix_reports_by ON reports ("by");
CREATE INDEX ix_acts_by ON acts ("by");
CREATE INDEX ix_acts_user ON acts (user);
CREATE TRIGGER acts_stay BEFORE DELETE ON acts BEGIN SELECT RAISE(ABORT, 'the log of moderators is kept'); END;
COMMIT;
