import {lookUpCep} from '@clube/api-client';
import {digitsOnly} from '@clube/domain';
import {notify} from '@clube/ui';
import {useRef, useState} from 'react';
import {useFormContext} from 'react-hook-form';
import {MaskedPintorInput} from './PintorInput';

const HINT = 'Com o CEP preenchemos o resto.';

/** The postal code, whose eighth digit triggers the address look-up; missing parts are typed manually. */
export function CepInput({className}: {className?: string | undefined}) {
  const {setValue} = useFormContext();
  const [hint, setHint] = useState(HINT);
  const [invalid, setInvalid] = useState<string>();
  const requestedCep = useRef<string>(undefined);
  const fillIn = async (cep: string): Promise<void> => {
    if (cep === requestedCep.current) return;
    requestedCep.current = cep;
    setInvalid(undefined);
    setHint(cep.length === 8 ? 'Buscando o endereço…' : HINT);
    if (cep.length !== 8) return;
    const answer = await lookUpCep(cep);
    // Another postal code was typed meanwhile.
    if (requestedCep.current !== cep) return;
    setHint('unavailable' in answer ? answer.unavailable : HINT);
    if ('invalid' in answer) {
      setInvalid(answer.invalid);
      notify.error(answer.invalid);
    }
    if (!('found' in answer)) return;
    const {logradouro, bairro, localidade, uf} = answer.found;
    const address = {endRua: logradouro, endBairro: bairro, endCidade: localidade, endEstado: uf};
    for (const [field, value] of Object.entries(address))
      if (value) setValue(field, value, {shouldDirty: true, shouldValidate: true});
  };
  return (
    <MaskedPintorInput
      source="endCep"
      kind="cep"
      className={className}
      hint={hint}
      error={invalid}
      onValue={value => void fillIn(digitsOnly(value))}
    />
  );
}
