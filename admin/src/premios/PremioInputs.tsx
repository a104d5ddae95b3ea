import {
  CODIGO_TAKEN,
  PREMIO_TYPE_LABELS,
  PREMIO_TYPES,
  STOCK_REASON_RULE,
  formatPontos,
  pontosOfCusto,
} from '@clube/domain';
import {Checkbox} from '@clube/ui';
import {useInput, useRecordContext} from 'react-admin';
import {useWatch} from 'react-hook-form';
import {LongTextInput, SelectInput, TextInput} from '../components/inputs/TextInput';
import formStyles from '../components/inputs/Form.module.css';
import {useRowCheck} from '../components/inputs/useRowCheck';
import {centsOf} from '../components/inputs/validate';
import {PhotoInput} from './PhotoInput';
import styles from './Premios.module.css';
import type {Premio} from './types';

const TYPE_OPTIONS = PREMIO_TYPES.map(value => ({value, text: PREMIO_TYPE_LABELS[value]}));

const CODIGO_CHECK = {resource: 'premios', by: 'codigo', found: CODIGO_TAKEN};

function Codigo() {
  const check = useRowCheck('codigo', CODIGO_CHECK);
  return <TextInput source="codigo" label="Código" maxLength={40} className={formStyles.third} {...check} />;
}

/** The cost converted to points while it is typed. */
function PontosFromCost() {
  const cents = centsOf(useWatch({name: 'custo'}));
  return (
    <p className={`${styles.pontos} ${formStyles.third}`} aria-live="polite">
      {cents ? (
        <>
          <b>{formatPontos(pontosOfCusto(cents))}</b> pontos na loja
        </>
      ) : (
        'O custo dá o preço em pontos.'
      )}
    </p>
  );
}

function Combo() {
  const {field} = useInput({source: 'isCombo', format: (value: unknown) => !!value, parse: (value: unknown) => value});
  return (
    <Checkbox checked={!!field.value} onChange={event => field.onChange(event.target.checked)}>
      Combo, com estoque limitado
    </Checkbox>
  );
}

function Stock() {
  const premio = useRecordContext<Premio>();
  return (
    <>
      <TextInput
        source="quantidade"
        optional={false}
        label="Quantidade em estoque"
        inputMode="numeric"
        className={formStyles.third}
      />
      {premio?.id !== undefined && (
        <TextInput
          source="motivoEstoque"
          label="Motivo da correção do estoque"
          hint="Necessário quando a quantidade muda."
          maxLength={STOCK_REASON_RULE.max}
          className={formStyles.third}
        />
      )}
    </>
  );
}

/** The fields of a prize of any type, for creating and editing. */
export function PremioInputs() {
  const [tipo, isCombo] = useWatch({name: ['tipo', 'isCombo']}) as [unknown, unknown];
  return (
    <>
      <TextInput source="nome" label="Nome" maxLength={200} />
      <Codigo />
      <SelectInput source="tipo" label="Tipo" optional={false} options={TYPE_OPTIONS} className={formStyles.third} />
      <TextInput source="tags" label="Tags" optional hint="Separadas por vírgula." className={formStyles.third} />
      <TextInput source="custo" label="Custo (R$)" inputMode="decimal" className={formStyles.third} />
      <PontosFromCost />
      <TextInput source="custoReal" label="Custo real (R$)" optional inputMode="decimal" className={formStyles.third} />
      {tipo === 'bivolt' && (
        <TextInput
          source="pontosAlternativo"
          label="Preço em 220V (pontos)"
          optional
          inputMode="numeric"
          hint="Vazio quando as duas voltagens custam o mesmo."
          className={formStyles.half}
        />
      )}
      <Combo />
      {!!isCombo && <Stock />}
      <LongTextInput
        source="descricao"
        label="Descrição"
        hint="Linhas em branco separam parágrafos."
        className={formStyles.half}
      />
      <PhotoInput className={formStyles.half} />
    </>
  );
}
