import {
  CODIGO_BATCH,
  CODIGO_OPERATIONS,
  CODIGO_OPERATION_LABELS,
  codigoEffectErrors,
  codigoExpiryErrors,
  textOf,
} from '@clube/domain';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';
import {CheckboxInput, DateInput, SelectInput, TextInput} from '../components/inputs/TextInput';
import {today} from '../components/format/values';
import {valuesToSend} from '../components/entity-screens/values';

const OPERATIONS = CODIGO_OPERATIONS.map(value => ({value, text: CODIGO_OPERATION_LABELS[value]}));
const NUMBERS = {
  qtd: {title: 'Quantidade', display: 'integer'},
  valor: {title: 'Valor', display: 'decimal'},
} as const;
const {half, third} = formStyles;

/** Converts the form values for the request: a batch without an end date is valid forever. */
const toSend = (values: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  ...valuesToSend(NUMBERS, values),
  prefixo: textOf(values.prefixo).trim().toLocaleUpperCase('pt-BR'),
});

/** The form of a batch of promotional codes; training codes are accepted only on the painter's training screen. */
export default function LoteForm() {
  return (
    <RecordForm
      created="Código promocional cadastrado com sucesso"
      changed="Código promocional atualizado com sucesso"
      notLoaded="Erro ao carregar código promocional"
      initial={{qtd: 1, apenasVenda: 0, treinamento: 0}}
      validate={values => ({
        ...codigoEffectErrors(toSend(values)),
        ...codigoExpiryErrors({expiraEm: textOf(values.expiraEm)}, today()),
      })}
      toSend={toSend}
    >
      <TextInput
        source="qtd"
        label="Quantidade"
        inputMode="numeric"
        hint={`De 1 a ${CODIGO_BATCH.max.toLocaleString('pt-BR')} códigos.`}
        className={half}
      />
      <TextInput
        source="prefixo"
        label="Prefixo"
        optional
        upperCase
        maxLength={CODIGO_BATCH.maxPrefix}
        hint="Vem antes das seis letras sorteadas."
        className={half}
      />
      <SelectInput source="operacao" label="Operação" options={OPERATIONS} empty="Escolha…" className={third} />
      <TextInput source="valor" label="Valor" inputMode="decimal" hint="Pontos, ou quantas vezes." className={third} />
      <DateInput source="expiraEm" label="Expira em" optional min={today()} className={third} />
      <CheckboxInput source="apenasVenda" label="Apenas com nota" />
      <CheckboxInput source="treinamento" label="De treinamento: só na tela Treinamentos" />
    </RecordForm>
  );
}
