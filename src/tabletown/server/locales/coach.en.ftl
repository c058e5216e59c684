server-coach-none = There is no coach at this table.
