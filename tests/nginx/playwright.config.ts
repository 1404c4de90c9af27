import {part} from '../part';

/** What servers answer, asked of nginx. Its certificate is made for the tests. */
export default part('nginx', [
  {name: 'nginx', testMatch: ['nginx/*.{spec,test}.ts', 'e2e/{headers,hostile,routes,server}.spec.ts'], use: {server: 'nginx', ignoreHTTPSErrors: true}},
]);
