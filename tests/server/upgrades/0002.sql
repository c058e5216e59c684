-- a910a12b99a9 zujlFJKG5Pb-N7YOxPnsVSTo0ZTQzTMPW90O3VEsCAo FPuuvA_atn8Egdv6UegS23b-RzfvO_cDSSDtog7-Rh4
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
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
INSERT INTO "messages" VALUES(1,'a910a12b99a9','7e0cc6fb936d6dc282bd8798','Bo','Good luck!',1000000.0);
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
INSERT INTO "seats" VALUES('a910a12b99a9',0,'person','Ann','957fda8cd5eacd311a88b9ba');
INSERT INTO "seats" VALUES('a910a12b99a9',1,'person','Bo','7e0cc6fb936d6dc282bd8798');
CREATE TABLE "sessions" (
	token VARCHAR(64) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('0d482d6efe7e3f67f04d54aba44567887fca80bc28424ac67298bd127b9dc0e5','957fda8cd5eacd311a88b9ba',1000000.0);
INSERT INTO "sessions" VALUES('391e951addb285abdfeefc56cc18948538db7a1691901edab1bd0c5e5e82daf7','7e0cc6fb936d6dc282bd8798',1000000.0);
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
INSERT INTO "steps" VALUES('a910a12b99a9',0,1000000.0,'sit',0,0,NULL,'{"kind": "person", "name": "Ann", "user": "957fda8cd5eacd311a88b9ba", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('a910a12b99a9',1,1000000.0,'sit',1,0,NULL,'{"kind": "open", "name": "", "user": null, "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('a910a12b99a9',2,1000000.0,'sit',1,0,NULL,'{"kind": "person", "name": "Bo", "user": "7e0cc6fb936d6dc282bd8798", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('a910a12b99a9',3,1000000.0,'step',0,15,'66c8a3ab4ba3-850cc49beafd',NULL);
INSERT INTO "steps" VALUES('a910a12b99a9',4,1000000.0,'step',0,25,'72a04e5182d4-a9557c7bd75f',NULL);
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
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner_users FOREIGN KEY(owner) REFERENCES users (id)
);
INSERT INTO "tables" VALUES('a910a12b99a9','tiny_towns',1,'{"seats": 2, "mode": "standard", "monuments": false, "cavern": false, "cards": "first_game", "first_player": 0, "solo_remove": "inn"}','e1e326ce676a23c2bbdc9e03e243f1e822de338ad493b48bdfb30ff247f06bce','{"kind": "unlimited"}',0,'free','957fda8cd5eacd311a88b9ba',1000000.0,1000000.0,'running',3,0,NULL,NULL,NULL,NULL);
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
INSERT INTO "users" VALUES('957fda8cd5eacd311a88b9ba','Ann',NULL,NULL,1000000.0);
INSERT INTO "users" VALUES('7e0cc6fb936d6dc282bd8798','Bo',NULL,NULL,1000000.0);
CREATE INDEX ix_seats_user ON seats (user);
CREATE INDEX ix_invitations_table ON invitations ("table");
CREATE INDEX ix_messages_table ON messages ("table");
CREATE INDEX ix_uploads_user ON uploads (user);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_phase ON tables (phase, private, updated);
COMMIT;
