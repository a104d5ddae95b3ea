import {lookUpCep} from '@clube/api-client';
import {digitsOnly, textOf} from '@clube/domain';
import {notify} from '@clube/ui';
import {useRef, useState} from 'react';
import {useFormContext} from 'react-hook-form';

const HINT = 'Com o CEP preenchemos o resto.';

/**
 * The address look-up of a form's postal code (`endCep`), triggered by its eighth digit; missing parts are typed
 * manually. Returns the hint and the error of its input, and the function to call with each typed value.
 */
export function useCepLookUp() {
  const {setValue} = useFormContext();
  const [hint, setHint] = useState(HINT);
  const [error, setError] = useState<string>();
  const requestedCep = useRef<string>(undefined);
  const fillIn = async (cep: string): Promise<void> => {
    if (cep === requestedCep.current) return;
    requestedCep.current = cep;
    setError(undefined);
    setHint(cep.length === 8 ? 'Buscando o endereço…' : HINT);
    if (cep.length !== 8) return;
    const answer = await lookUpCep(cep);
    // Another postal code was typed meanwhile.
    if (requestedCep.current !== cep) return;
    setHint('unavailable' in answer ? answer.unavailable : HINT);
    if ('invalid' in answer) {
      setError(answer.invalid);
      notify.error(answer.invalid);
    }
    if (!('found' in answer)) return;
    const {logradouro, bairro, localidade, uf} = answer.found;
    const address = {endRua: logradouro, endBairro: bairro, endCidade: localidade, endEstado: uf};
    for (const [field, value] of Object.entries(address))
      if (value) setValue(field, value, {shouldDirty: true, shouldValidate: true});
  };
  return {hint, error, onValue: (value: unknown) => void fillIn(digitsOnly(textOf(value)))};
}
