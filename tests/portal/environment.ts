process.env.SITE_URL = 'https://portal.example';
process.env.BASE_URL = '/portal/';
process.env.BUILD_FOLDER = 'test-results/portal/build';
