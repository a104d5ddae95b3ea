import {writableFields} from '@clube/api-client';
import {
  COMO_FICOU_SABENDO,
  SEXES,
  UFS,
  comoFicouSabendoText,
  fieldText,
  fieldValue,
  validateProfile,
  withoutNotInformed,
  type FieldErrors,
  type PintorFieldName,
} from '@clube/domain';
import {today} from '../components/format/values';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {DateInput, LongTextInput, SelectInput} from '../components/inputs/TextInput';
import {CepInput} from './form/CepInput';
import {MaskedPintorInput, PintorInput, labelOf} from './form/PintorInput';

type Values = Readonly<Record<string, unknown>>;

const UF_OPTIONS = UFS.map(({code, nome}) => ({value: code, text: `${code} · ${nome}`}));
const HEARD_OPTIONS = COMO_FICOU_SABENDO.map(value => ({value, text: comoFicouSabendoText(value)}));
const SEX_OPTIONS = SEXES.map(({value, label}) => ({value, text: label}));
const DIGITS: readonly PintorFieldName[] = ['celular', 'telefone', 'endCep'];

/** Validates only what can be changed here: not e-mail and CPF. */
const check = (values: Values): FieldErrors =>
  validateProfile(
    Object.fromEntries(writableFields('Pintor', 'Mudanca').map(name => [name, values[name] ?? ''])),
    today(),
  );

const toSend = (values: Values): Record<string, unknown> => ({
  ...values,
  ...Object.fromEntries(DIGITS.map(field => [field, fieldValue(field, fieldText(field, values[field]))])),
});

/** The form with which staff edit a painter's profile. The CPF cannot change; the e-mail has its own dialog. */
export default function PintorForm() {
  return (
    <RecordForm
      changed="Dados atualizado com sucesso"
      notLoaded="Erro ao carregar o pintor"
      validate={check}
      toSend={toSend}
      asTyped={withoutNotInformed}
    >
      <PintorInput source="nome" />
      <DateInput source="dataNascimento" label={labelOf('dataNascimento')} className={formStyles.half} />
      <SelectInput
        source="sexo"
        label={labelOf('sexo')}
        options={SEX_OPTIONS}
        empty="Não informado"
        optional
        className={formStyles.half}
      />
      <MaskedPintorInput source="celular" kind="celular" className={formStyles.half} />
      <MaskedPintorInput source="telefone" kind="telefone" optional className={formStyles.half} />
      <CepInput className={formStyles.half} />
      <PintorInput source="endRua" className={formStyles.half} />
      <PintorInput source="endNumero" className={formStyles.half} />
      <PintorInput source="endComplemento" optional className={formStyles.half} />
      <PintorInput source="endBairro" className={formStyles.third} />
      <PintorInput source="endCidade" className={formStyles.third} />
      <SelectInput
        source="endEstado"
        label={labelOf('endEstado')}
        options={UF_OPTIONS}
        empty="Escolha…"
        className={formStyles.third}
      />
      <PintorInput source="lojaPreferida" optional className={formStyles.third} />
      <PintorInput source="cidadeLojaPreferida" optional className={formStyles.third} />
      <SelectInput
        source="estadoLojaPreferida"
        label={labelOf('estadoLojaPreferida')}
        options={UF_OPTIONS}
        empty="Nenhuma"
        optional
        className={formStyles.third}
      />
      <PintorInput source="indicacaoLoja" optional className={formStyles.third} />
      <PintorInput source="indicacaoVendedor" optional className={formStyles.third} />
      <SelectInput
        source="comoFicouSabendo"
        label={labelOf('comoFicouSabendo')}
        options={HEARD_OPTIONS}
        empty="Não informado"
        optional
        className={formStyles.third}
      />
      <LongTextInput source="sobre" label="Sobre o pintor" optional maxLength={2000} />
    </RecordForm>
  );
}
