import type {Schema} from '@clube/api-client';
import {fieldsOf} from '@clube/api-client/fields';
import {VALOR_PONTO, formatPontosInWords, formatValorPonto, type FieldErrors} from '@clube/domain';
import {useRecordContext} from 'react-admin';
import {decimalAsTyped, valuesToSend} from '../components/entity-screens/values';
import {EntityField} from '../components/inputs/EntityField';
import formStyles from '../components/inputs/Form.module.css';
import {RecordForm} from '../components/inputs/RecordForm';

const FIELDS = fieldsOf('ValorPonto');

const check = ({valorPonto}: Readonly<Record<string, unknown>>): FieldErrors =>
  typeof valorPonto === 'number' && !VALOR_PONTO.holds(valorPonto) ? {[VALOR_PONTO.field]: VALOR_PONTO.message} : {};

/** What a new value of each kind changes. */
const APPLIES: Readonly<Record<string, string>> = {
  REDE: 'nos meses cujo relatório ainda não foi atualizado, os que já passaram também.',
  RESGATE: 'nos resgates feitos a partir de agora.',
};

/** The value of a point, which prices reports or orders: it is confirmed before it is stored (3-panel-processing, 4). */
export default function ValorPontoForm() {
  return (
    <RecordForm<Schema<'ValorPonto'>>
      changed="Valor do ponto atualizado com sucesso"
      notLoaded="Erro ao carregar dados do valor do ponto."
      validate={values => check(valuesToSend(FIELDS, values))}
      toSend={values => valuesToSend(FIELDS, values)}
      asTyped={record => decimalAsTyped(FIELDS, record)}
      confirm={values => <Change values={valuesToSend(FIELDS, values)} />}
    >
      <EntityField<'ValorPonto'> source="valorPonto" className={formStyles.half} />
      <EntityField<'ValorPonto'> source="triggerLimite" className={formStyles.half} />
    </RecordForm>
  );
}

/** What changes, with the stored value and the new one. */
function Change({values}: {values: Record<string, unknown>}) {
  const stored = useRecordContext<Record<string, unknown> & {id: number}>();
  const before = valuesToSend(FIELDS, stored ?? {});
  const shown = (value: unknown): string => formatValorPonto(Math.round(Number(value) * 1000));
  const pontos = (value: unknown): string => formatPontosInWords(Number(value));
  return (
    <>
      {before['valorPonto'] !== values['valorPonto'] && (
        <p>
          O ponto passa de <strong>{shown(before['valorPonto'])}</strong> a{' '}
          <strong>{shown(values['valorPonto'])}</strong> {APPLIES[String(stored?.['tipo'])]}
        </p>
      )}
      {before['triggerLimite'] !== values['triggerLimite'] && (
        <p>
          O aviso de limite passa de <strong>{pontos(before['triggerLimite'])}</strong> a{' '}
          <strong>{pontos(values['triggerLimite'])}</strong> no mês.
        </p>
      )}
    </>
  );
}
