server-coach-none = За этим столом нет наставника.
