import {deployToStorage} from '../../deploy/storage/deploy';
import {targetOf} from '../../deploy/storage/storage';
import {LOCK, lockOf, memoryDeployment, NO_PROCESS, quietly} from '../fixtures/memory-storage';
import {expect, test} from './plain-test';

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
