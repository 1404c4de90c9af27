import {compareScreens} from '../../screens/compare';

compareScreens({
  reference: (page) => page.goto('/docs/biz/v3/task/v3_task_2_0'),
  'reference-section': (page) => page.goto('/docs/biz/v3/task/v3_task_2_0#op-createSettlement'),
  dictionary: (page) => page.goto('/docs/dev/dev_1_4'),
  'old-version': (page) => page.goto('/docs/1.0/'),
});
