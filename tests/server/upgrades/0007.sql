-- c1537d4dd709 Qx5xwj2_Yn4Z2eNiXdDnTcfrmEr0r0DrlpGrRUdXB8o 4Y20XhiYLaSjEtrQN1nVxuZZtJQ788RdsPte_BnPHt8
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE claims (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	mark INTEGER NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	until DOUBLE NOT NULL, 
	CONSTRAINT pk_claims PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_claims_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
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
INSERT INTO "messages" VALUES(1,'c1537d4dd709','8769a96e89076d20a7ef252f','Bo','Good luck!',1000000.0);
CREATE TABLE records (
	"table" VARCHAR(32) NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY ("table"), 
	CONSTRAINT fk_records_table_tables FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE
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
INSERT INTO "seats" VALUES('c1537d4dd709',0,'person','Ann','2c217eba4a9748534eeaacfb');
INSERT INTO "seats" VALUES('c1537d4dd709',1,'person','Bo','8769a96e89076d20a7ef252f');
CREATE TABLE "sessions" (
	token VARCHAR(64) NOT NULL, 
	user VARCHAR(32) NOT NULL, 
	created DOUBLE NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token), 
	CONSTRAINT fk_sessions_user_users FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('a7fbed85a50d5647cdfdb8a941a4ce5c3cd30a45767bfa8891c876f564021280','2c217eba4a9748534eeaacfb',1000000.0);
INSERT INTO "sessions" VALUES('9ea274bcb77a7287b9464383ee3082e41484f8d6f801faf4e941b7b0bc0fec4f','8769a96e89076d20a7ef252f',1000000.0);
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
INSERT INTO "steps" VALUES('c1537d4dd709',0,1000000.0,'sit',0,0,NULL,'{"kind": "person", "name": "Ann", "user": "2c217eba4a9748534eeaacfb", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('c1537d4dd709',1,1000000.0,'sit',1,0,NULL,'{"kind": "open", "name": "", "user": null, "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('c1537d4dd709',2,1000000.0,'sit',1,0,NULL,'{"kind": "person", "name": "Bo", "user": "8769a96e89076d20a7ef252f", "bot": "", "invited": false, "kept": null, "former": null, "account": false, "vacant": false}');
INSERT INTO "steps" VALUES('c1537d4dd709',3,1000000.0,'step',0,15,'66c8a3ab4ba3-1705c9275d77',NULL);
INSERT INTO "steps" VALUES('c1537d4dd709',4,1000000.0,'step',0,25,'72a04e5182d4-722d849501f8',NULL);
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
INSERT INTO "tables" VALUES('c1537d4dd709','tiny_towns',1,'{"seats": 2, "mode": "standard", "monuments": false, "cavern": false, "cards": "first_game", "first_player": 0, "solo_remove": "inn"}','3f546964c441c70d66d3821d0c1c0b8f1c8cdb4e8383c00c0032b1b857cf5d31','{"kind": "unlimited"}',0,'free','2c217eba4a9748534eeaacfb',1000000.0,1000000.0,'running',3,0,NULL,NULL,NULL,NULL,1);
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
INSERT INTO "users" VALUES('2c217eba4a9748534eeaacfb','Ann',NULL,NULL,1000000.0);
INSERT INTO "users" VALUES('8769a96e89076d20a7ef252f','Bo',NULL,NULL,1000000.0);
CREATE INDEX ix_seats_user ON seats (user);
CREATE INDEX ix_invitations_table ON invitations ("table");
CREATE INDEX ix_messages_table ON messages ("table");
CREATE INDEX ix_uploads_user ON uploads (user);
CREATE INDEX ix_hints_table ON hints ("table");
CREATE INDEX ix_looks_user ON looks (user);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_phase ON tables (phase, private, updated);
CREATE INDEX ix_sessions_user ON sessions (user);
COMMIT;
