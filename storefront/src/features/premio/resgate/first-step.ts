import type {Pintor} from '../../../base/types';
import {keptUnder} from '../../../base/useKept';
import {initialEndereco, isEnderecoReady, readEndereco} from './endereco';
import type {ResgateStep} from './useResgateSteps';

/** Of the address as it is typed, which a reload does not lose. */
export const ENDERECO = 'resgate.endereco';

/** Straight to the confirmation where the address is known. */
export function firstStep(pintor: Pintor): ResgateStep {
  const endereco = keptUnder(ENDERECO, readEndereco) ?? initialEndereco(pintor);
  return isEnderecoReady(pintor, endereco) ? 'confirm' : 'endereco';
}
