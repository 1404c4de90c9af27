import {beijingDay} from '../../platform/clock';
import type {Worker} from '../../records';
import {Failure} from '../../platform/failure';
import type {World} from '../../platform/world';

/** The minimum working age. */
const MIN_AGE = 16;
/** The date of birth in an 18-digit id number. */
const BIRTH = /^.{6}(\d{4})(\d{2})(\d{2})/;

/** @throws Failure 422103 when the holder of the number is too young */
export function checkAge(idNo: string, {clock}: World): void {
  const birth = idNo.length === 18 && BIRTH.exec(idNo);
  if (birth && `${Number(birth[1]) + MIN_AGE}-${birth[2]}-${birth[3]}` > beijingDay(clock.now()))
    throw new Failure('422103');
}

/** The worker who is registered with a document. */
export const findByDocument = ({store}: World, idType: string, idNo: string): Worker | undefined =>
  store.workers.filter((worker) => worker.idType === idType && worker.idNo === idNo.toUpperCase())[0];
