"""What makes the pages an app and their links worth sharing: manifest, service worker, and pictures of results."""
