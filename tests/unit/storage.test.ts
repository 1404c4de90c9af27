import {expect, test} from './plain-test';
import {ASSETS_KEPT_DAYS, RELEASES_KEPT} from '../../deploy/release/root';
import {deployToStorage} from '../../deploy/storage/deploy';
import {rollbackInStorage} from '../../deploy/storage/rollback';
import {LOCK, lockOf, memoryDeployment, memoryStorage, NO_PROCESS} from './fixtures/memory-storage';
import {brokenPages, isLive, quietly, storedBuild} from '../fixtures/stored-site';
import {targetOf} from '../../deploy/storage/storage';

const inDays = (days: number) => ({...quietly, now: new Date(Date.now() + days * 24 * 60 * 60 * 1000)});
const STATE = '.releases/deployment.json';
test('stopped before any change, each page is complete and has its scripts, and the next run completes the deployment', async () => {
  const {storage: counted, deploy} = memoryDeployment();
  await deploy('a');
  let changes = 0;
  counted.beforeChange = () => (changes += 1);
  await deploy('b');
  expect(changes).toBeGreaterThan(25);
  const {build} = memoryDeployment();
  const builds = ['a', 'b'].map(build);
  for (let last = 0; last < changes; last += 1) {
    const storage = memoryStorage();
    await deployToStorage(storage, builds[0], quietly);
    let done = 0;
    storage.beforeChange = () => {
      if (done === last) throw new Error('stopped');
      done += 1;
    };
    await deployToStorage(storage, builds[1], quietly).catch(() => undefined);
    storage.beforeChange = () => undefined;
    expect(brokenPages(storage.objects, builds), `${last}`).toEqual([]);
    // A lock whose process has ended.
    if (storage.objects.has(LOCK)) storage.objects.set(LOCK, lockOf(NO_PROCESS));
    await deployToStorage(storage, builds[1], quietly);
    expect([isLive(storage.objects, builds[1]), storage.objects.has(LOCK)], `${last}`).toEqual([true, false]);
    await rollbackInStorage(storage, undefined, quietly);
    expect(isLive(storage.objects, builds[0]), `${last}`).toBe(true);
  }
});
test('a deployment that is interrupted between two pages can be taken back', async () => {
  const {storage, deploy, shows} = memoryDeployment();
  await deploy('a');
  storage.beforeChange = () => {
    if (storage.objects.get('404.html')?.includes('b')) throw new Error('stopped');
  };
  await expect(deploy('b')).rejects.toThrow('stopped');
  storage.beforeChange = () => undefined;
  storage.objects.set(LOCK, lockOf(NO_PROCESS));
  await rollbackInStorage(storage, undefined, quietly);
  expect(shows('a')).toBe(true);
});
test(`${RELEASES_KEPT} releases stay, the live one among them`, async () => {
  const {storage, deploy, shows} = memoryDeployment();
  const ids: string[] = [];
  for (const [day, letter] of Array.from('abcdefg').entries()) ids.push(await deploy(letter, inDays(day)));
  const kept = new Set(Array.from(storage.objects.keys(), (key) => /^\.releases\/(\w+)\/1\//.exec(key)?.[1]));
  expect([...kept].filter(Boolean).sort()).toEqual(ids.slice(-RELEASES_KEPT).sort());
  await expect(rollbackInStorage(storage, ids[0], quietly)).rejects.toThrow(
    `there is no release ${ids[0]}. Known are ${ids[6]}`,
  );
  await rollbackInStorage(storage, ids[2], quietly);
  expect(shows('c')).toBe(true);
});
test(`hashed files go ${ASSETS_KEPT_DAYS} days after they were last live, when no release has them any more`, async () => {
  const {storage, deploy} = memoryDeployment();
  const script = (letter: string) => storage.objects.has(`assets/js/main.${letter}.js`);
  await deploy('a', inDays(0));
  for (const letter of 'bcdefg') await deploy(letter, inDays(50));
  await deploy('h', inDays(50 + ASSETS_KEPT_DAYS - 1));
  expect(['a', 'b', 'g', 'h'].map(script)).toEqual([true, true, true, true]);
  await deploy('i', inDays(50 + ASSETS_KEPT_DAYS + 1));
  expect(['a', 'b', 'g', 'h', 'i'].map(script)).toEqual([false, false, true, true, true]);
});
test('a hashed file of a deployment that was never live is kept as long, and then removed', async () => {
  const {storage, deploy} = memoryDeployment();
  storage.objects.set('assets/js/main.x.js', '');
  await deploy('a');
  await deploy('b', inDays(ASSETS_KEPT_DAYS - 1));
  expect(storage.objects.has('assets/js/main.x.js')).toBe(true);
  await deploy('c', inDays(ASSETS_KEPT_DAYS + 1));
  expect(storage.objects.has('assets/js/main.x.js')).toBe(false);
});
test('objects that no release has are not touched', async () => {
  const {storage, deploy} = memoryDeployment();
  storage.objects.set('verification.txt', 'of a search engine');
  storage.objects.set('portal/index.html', 'another site');
  await deploy('a');
  await deploy('b', inDays(100));
  expect([storage.objects.get('verification.txt'), storage.objects.get('portal/index.html')]).toEqual([
    'of a search engine',
    'another site',
  ]);
});
test('the same build twice is one release, and a rollback then goes to the one before', async () => {
  const {deploy, storage, shows} = memoryDeployment();
  await deploy('a');
  expect(await deploy('b')).toBe(await deploy('b'));
  await rollbackInStorage(storage, undefined, quietly);
  expect(shows('a')).toBe(true);
});
test('another site is not overwritten by mistake, unless it is marked as a deployment', async () => {
  const {storage, deploy, shows} = memoryDeployment();
  storage.objects.set('index.html', 'another site');
  await expect(deploy('a')).rejects.toThrow(
    'memory:bucket: it has an index.html, but no deployment of this command. Nothing was changed.',
  );
  expect([...storage.objects.keys()]).toEqual(['index.html']);
  storage.objects.set(STATE, '{}\n');
  await deploy('a');
  expect(shows('a')).toBe(true);
});
for (const damaged of ['[]', '{"releases":{"a":{}}}', '{"live":"a"}', '<html>'])
  test(`a state that is ${damaged} is refused`, async () => {
    const {storage, deploy} = memoryDeployment();
    storage.objects.set(STATE, damaged);
    await expect(deploy('a')).rejects.toThrow(/deployment\.json: the object is damaged\. Nothing was changed\./);
    expect([...storage.objects.keys()]).toEqual([STATE]);
  });
test('a hashed file with another content under the same name is refused', async () => {
  const {storage, deploy, shows} = memoryDeployment();
  await deploy('a');
  const changed = storedBuild(test.info().outputPath('changed'), 'a', {'assets/js/main.a.js': 'changed'});
  await expect(deployToStorage(storage, changed, quietly)).rejects.toThrow(
    /^\[deploy\] assets\/js\/main\.a\.js: An earlier release has this file/,
  );
  expect(shows('a')).toBe(true);
});
test('a rollback to a release that lacks an object is refused', async () => {
  const {storage, deploy, shows} = memoryDeployment();
  const first = await deploy('a');
  await deploy('b');
  storage.objects.delete(`.releases/${first}/1/404.html`);
  await expect(rollbackInStorage(storage, undefined, quietly)).rejects.toThrow(
    `1/404.html: The object of ${first} is missing or damaged.`,
  );
  expect(shows('b')).toBe(true);
});
test('the command for the CDN runs after the last page, and its failure says that the site is live', async () => {
  const {deploy, shows} = memoryDeployment();
  await expect(deploy('a', {...quietly, reload: 'false'})).rejects.toThrow(
    /"false" failed; \w{12} is live in the storage/,
  );
  expect(shows('a')).toBe(true);
});

test('a second run is refused while one is at work, on this machine or on another', async () => {
  const {storage, deploy} = memoryDeployment();
  for (const [lock, isHeld] of [
    [lockOf(process.pid), true],
    [lockOf(NO_PROCESS, 'elsewhere', 60), true],
    [lockOf(NO_PROCESS, 'elsewhere', 301), false],
    [lockOf(NO_PROCESS), false],
    ['half a lo', false],
  ] as const) {
    storage.objects.set(LOCK, lock);
    const refusal = await deploy('a').then(() => '', String);
    expect([lock, refusal.includes('another deployment or rollback is at work here')]).toEqual([lock, isHeld]);
  }
});
test('of two runs that start at the same time at most one changes what is live', async () => {
  const {storage, build, shows} = memoryDeployment();
  const both = ['a', 'b'].map((letter) => deployToStorage(storage, build(letter), {...quietly, settling: 300}));
  const ends = await Promise.allSettled(both);
  expect(ends.map(({status}) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(shows(ends[0].status === 'fulfilled' ? 'a' : 'b')).toBe(true);
});
test('a place that rclone would read as something else is refused', () => {
  expect(targetOf('rclone:remote:bucket/portal/')).toBe('remote:bucket/portal');
  expect(targetOf('rclone::s3,provider=Minio:bucket')).toBe(':s3,provider=Minio:bucket');
  for (const place of [
    'rclone:',
    'rclone:remote',
    'rclone:remote:',
    'rclone:--config=x:bucket',
    'rclone:/srv/a',
    'rclone:remote:/',
  ])
    expect.soft(() => targetOf(place), place).toThrow('expected rclone:<remote>:<bucket>');
});
