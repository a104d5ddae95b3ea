import {useInput, useRecordContext} from 'react-admin';
import type {Schema} from '@clube/api-client';
import {countOf} from '@clube/domain';
import {EntityField} from '../components/inputs/EntityField';
import formStyles from '../components/inputs/Form.module.css';
import {ReferenceInput} from '../components/inputs/ReferenceInput';
import {REVENDA_BY_CNPJ} from '../components/inputs/revenda-by-cnpj';
import {RecordForm} from '../components/inputs/RecordForm';
import {RedeFlag} from '../components/RedeFlag';

// What the server stores unless told otherwise, in its own kinds of values.
const INITIAL = {ativo: 1, bloquearAcimaCota: 0};

/** Converts the members to ids, as they are sent and compared with the previous ones. */
const asTyped = ({membros, ...rede}: Schema<'Rede'>): Record<string, unknown> => ({
  ...rede,
  membros: membros.map(({id}) => id),
});

/** The form of a network and its resellers. */
export default function RedeForm() {
  return (
    <RecordForm<Schema<'Rede'>>
      created="Rede cadastrada com sucesso"
      changed="Rede atualizada com sucesso"
      notLoaded="Erro ao carregar rede"
      asTyped={asTyped}
      initial={INITIAL}
    >
      <Flag />
      <EntityField<'Rede'> source="nome" className={formStyles.half} />
      <EntityField<'Rede'> source="regiao" className={formStyles.half} />
      <EntityField<'Rede'>
        source="dataCadastro"
        className={formStyles.half}
        hint="A medição compara os meses antes e depois deste dia."
      />
      <Membros />
      <EntityField<'Rede'> source="bloquearAcimaCota" className={formStyles.half} />
      <EntityField<'Rede'> source="ativo" className={formStyles.half} />
    </RecordForm>
  );
}

function Flag() {
  const rede = useRecordContext<Schema<'Rede'>>();
  if (!rede?.acimaCota) return null;
  return (
    <div>
      <RedeFlag rede={rede.id}>Acima da cota em {countOf(rede.acimaCota, 'produto', 'produtos')}</RedeFlag>
    </div>
  );
}

function Membros() {
  const {field, fieldState} = useInput({source: 'membros', defaultValue: []});
  return (
    <ReferenceInput
      label="Revendas da rede"
      optional
      multiple
      hint="Uma revenda de outra rede passa para esta."
      error={fieldState.error?.message}
      reference={REVENDA_BY_CNPJ}
      ids={Array.isArray(field.value) ? (field.value as number[]) : []}
      onChange={field.onChange}
    />
  );
}
