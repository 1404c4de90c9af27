import {beijingDay} from '../../platform/clock';
import type {Worker} from '../../records';
import {Failure} from '../../requests/failure';
import type {World} from '../../platform/world';

/** The age from which people may work. */
const MIN_AGE = 16;
/** The date of birth in a number of 18 digits. */
const BIRTH = /^.{6}(\d{4})(\d{2})(\d{2})/;

/** @throws Failure 422103 when the number tells that its holder is too young */
export function checkAge(idNo: string, {clock}: World): void {
  const birth = idNo.length === 18 && BIRTH.exec(idNo);
  if (birth && `${Number(birth[1]) + MIN_AGE}-${birth[2]}-${birth[3]}` > beijingDay(clock.now())) throw new Failure('422103');
}

/** The worker to whom a document is registered. */
export const findByDocument = ({store}: World, idType: string, idNo: string): Worker | undefined =>
  store.workers.filter((worker) => worker.idType === idType && worker.idNo === idNo.toUpperCase())[0];
