import {types} from 'pg';

const {builtins} = types;

/**
 * How the driver reads values, set once for the process. Civil dates stay strings (the driver's midnight UTC is
 * yesterday in São Paulo); counts and money fit a number here (money is compared and summed in SQL or in cents).
 */
export function setTypeParsers(): void {
  types.setTypeParser(builtins.DATE, value => value);
  types.setTypeParser(builtins.INT8, value => {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError(`bigint out of range: ${value}`);
    return number;
  });
  types.setTypeParser(builtins.NUMERIC, value => Number(value));
}
