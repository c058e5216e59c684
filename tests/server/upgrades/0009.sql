-- dcb50d369299 XYnTlaKlR1kmn7iN3603m5FpfffXMNc6GSRtSttuRX4 eelxmhXRxOYAfa7wYlrUHsv773C-mGP-rJtwjxIiJZc
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
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
INSERT INTO "messages" VALUES(1,'dcb50d369299','b9b8d291d78886344427ec6d','Bo','Good luck!',1000000.0);
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
INSERT INTO "seats" VALUES('dcb50d369299',0,'person','Ann','a7e36aca990ba42c7bfa4b20');
INSERT INTO "seats" VALUES('dcb50d369299',1,'person','Bo','b9b8d291d78886344427ec6d');
CREATE TABLE "sessions" (
	token VARCHAR(64) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	created DOUBLE NOT NULL, 
	device TEXT NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('b5f315c1334cc168122882be4cee1e9941aaea3e1ff9198e4fa9198ba72a4494','a7e36aca990ba42c7bfa4b20',1000000.0,'python-httpx');
INSERT INTO "sessions" VALUES('ea36e46ca4245d3e5143766fdc93739fe9d0b6c70b13221e393c57ded2b503f1','b9b8d291d78886344427ec6d',1000000.0,'python-httpx');
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
INSERT INTO "steps" VALUES('dcb50d369299',0,1000000.0,'sit',0,0,NULL,'{"kind": "person", "name": "Ann", "user": "a7e36aca990ba42c7bfa4b20", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('dcb50d369299',1,1000000.0,'sit',1,0,NULL,'{"kind": "open", "name": "", "user": null, "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('dcb50d369299',2,1000000.0,'sit',1,0,NULL,'{"kind": "person", "name": "Bo", "user": "b9b8d291d78886344427ec6d", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('dcb50d369299',3,1000000.0,'step',0,15,'66c8a3ab4ba3-6a839da44516',NULL);
INSERT INTO "steps" VALUES('dcb50d369299',4,1000000.0,'step',0,25,'72a04e5182d4-bf6233f122b0',NULL);
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
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_owner_users FOREIGN KEY(owner) REFERENCES users (id)
);
INSERT INTO "tables" VALUES('dcb50d369299','tiny_towns',1,'{"seats": 2, "mode": "standard", "monuments": false, "cavern": false, "cards": "first_game", "first_player": 0, "solo_remove": "inn"}','6372cec4ce36f584f7ec7f20ade90a74d7621e10d8c9c54f34f5c3c60503482c','{"kind": "unlimited"}',0,'free','a7e36aca990ba42c7bfa4b20',1000000.0,1000000.0,'running',3,0,NULL,NULL,NULL,NULL,1);
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
INSERT INTO "users" VALUES('a7e36aca990ba42c7bfa4b20','Ann',NULL,NULL,1000000.0);
INSERT INTO "users" VALUES('b9b8d291d78886344427ec6d','Bo',NULL,NULL,1000000.0);
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
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_phase ON tables (phase, private, updated);
CREATE INDEX ix_coached_table ON coached ("table");
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_sessions_user ON sessions (user);
COMMIT;
