import {formatCnpj, textOf} from '@clube/domain';
import {useState} from 'react';
import type {ParamsOfImport} from '../components/imports/kind';
import {ReferenceInput} from '../components/inputs/ReferenceInput';

const REVENDA = {entity: 'Revenda', label: 'nomeInput'};

/** The reseller of the file's products, by CNPJ. */
export const PARAMS: ParamsOfImport = {
  initial: {cnpjRevenda: ''},
  errorsOf: ({cnpjRevenda}) => ({...(textOf(cnpjRevenda) === '' && {cnpjRevenda: 'Informe a revenda'})}),
  describe: ({cnpjRevenda}) => `Revenda ${formatCnpj(textOf(cnpjRevenda))}`,
  Input({value, errors, onChange}) {
    const [ids, setIds] = useState<readonly number[]>([]);
    const cnpj = textOf(value.cnpjRevenda);
    return (
      <ReferenceInput
        label="Revenda"
        reference={REVENDA}
        ids={ids}
        error={errors.cnpjRevenda}
        hint={cnpj === '' ? 'Busque por nome, CNPJ ou cidade.' : `CNPJ ${formatCnpj(cnpj)}`}
        onChange={(chosen, [row]) => {
          setIds(chosen);
          onChange({cnpjRevenda: textOf(row?.cnpj)});
        }}
      />
    );
  },
};
