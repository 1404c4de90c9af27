/** Sets another base URL; imported before any module that reads it. */
process.env.SITE_URL = 'https://portal.example';
process.env.BASE_URL = '/portal/';
process.env.BUILD_FOLDER = 'test-results/portal/build';
