import {client} from '@clube/api-client';
import {COTA_OBSERVACAO_REQUIRED, OBSERVACAO_RULE} from '@clube/domain';
import {useIdempotencyKey} from '../components/useIdempotencyKey';
import {FieldForm} from './FieldForm';
import type {Cota} from './types';

/** Adds a note about the quota. */
export function ObservacaoForm({cota: {idRede, codProduto}}: {cota: Cota}) {
  const sendOnce = useIdempotencyKey();
  return (
    <FieldForm
      label="Observação"
      maxLength={OBSERVACAO_RULE.max}
      submitLabel="Anotar"
      secondary
      check={text => (text.trim() === '' ? COTA_OBSERVACAO_REQUIRED : undefined)}
      errorOf={errors => errors.observacao}
      send={text => {
        const body = {rede: String(idRede), codProduto, observacao: text.trim()};
        return sendOnce(body, idempotencyKey => client.post('/api/antifraude/observacao', {body, idempotencyKey}));
      }}
    />
  );
}
