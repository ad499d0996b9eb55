/** A server of the built application is in production where nothing else is said: React's development code takes twice as long for a page. */
process.env.NODE_ENV ??= 'production';
