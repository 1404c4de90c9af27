import {part} from '../part';

/** Compares screenshots with the pictures beside this file; `-- --update-snapshots` updates them. Pale colours count. */
export default part('screens', [{name: 'screens', testMatch: 'screens/*.spec.ts'}], {
  snapshotPathTemplate: `${__dirname}/pictures/{arg}{ext}`,
  expect: {toHaveScreenshot: {maxDiffPixelRatio: 0.01, threshold: 0.03}},
});
