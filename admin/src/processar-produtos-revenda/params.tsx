import {formatCnpj, textOf} from '@clube/domain';
import type {ParamsOfImport} from '../components/imports/kind';
import {LookupInput} from '../components/inputs/ReferenceInput';
import {REVENDA_BY_CNPJ} from '../components/inputs/revenda-by-cnpj';

/** The reseller of the file's products, by CNPJ. */
export const PARAMS: ParamsOfImport = {
  initial: {cnpjRevenda: ''},
  errorsOf: ({cnpjRevenda}) => ({...(textOf(cnpjRevenda) === '' && {cnpjRevenda: 'Informe a revenda'})}),
  describe: ({cnpjRevenda}) => `Revenda ${formatCnpj(textOf(cnpjRevenda))}`,
  Input: ({value, errors, onChange}) => (
    <LookupInput
      label="Revenda"
      reference={REVENDA_BY_CNPJ}
      value={textOf(value.cnpjRevenda)}
      error={errors.cnpjRevenda}
      hint="Busque por nome, CNPJ ou cidade."
      onChange={cnpjRevenda => onChange({cnpjRevenda})}
    />
  ),
};
