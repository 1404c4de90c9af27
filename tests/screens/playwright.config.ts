import {part} from '../part';

/** `-- --update-snapshots` updates the pictures. Differences of pale colours count, too. */
export default part('screens', [{name: 'screens', testMatch: 'screens/*.spec.ts'}], {
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  expect: {toHaveScreenshot: {maxDiffPixelRatio: 0.01, threshold: 0.03}},
});
