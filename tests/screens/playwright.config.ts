import {part} from '../part';

/** Compares what readers see with the pictures beside this file; `-- --update-snapshots` takes them anew. */
export default part('screens', [{name: 'screens', testMatch: 'screens/*.spec.ts'}], {
  snapshotPathTemplate: `${__dirname}/pictures/{arg}{ext}`,
  expect: {toHaveScreenshot: {maxDiffPixelRatio: 0.01}},
});
