import {part} from '../part';

/** The server tests, run against nginx. Its certificate is self-signed. */
export default part('nginx', [
  {
    name: 'nginx',
    testMatch: ['nginx/*.{spec,test}.ts', 'e2e/{addresses,headers,hostile,ranges,routes,server}.spec.ts'],
    use: {server: 'nginx', ignoreHTTPSErrors: true},
  },
]);
