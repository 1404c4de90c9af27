/** Another base URL for all that the configuration beside this file starts; imported before whatever reads it. */
process.env.SITE_URL = 'https://portal.example';
process.env.BASE_URL = '/portal/';
process.env.BUILD_FOLDER = 'test-results/portal/build';
