"""HTTP: middleware, errors, the JSON API and the pages."""
