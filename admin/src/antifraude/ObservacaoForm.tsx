import {client} from '@clube/api-client';
import {COTA_OBSERVACAO_REQUIRED, OBSERVACAO_RULE} from '@clube/domain';
import {FieldForm} from './FieldForm';
import type {Cota} from './types';

/** Adds a note about the quota. */
export function ObservacaoForm({cota: {idRede, codProduto}}: {cota: Cota}) {
  return (
    <FieldForm
      label="Observação"
      maxLength={OBSERVACAO_RULE.max}
      submitLabel="Anotar"
      secondary
      check={text => (text.trim() === '' ? COTA_OBSERVACAO_REQUIRED : undefined)}
      errorOf={errors => errors.observacao}
      send={text =>
        client.post('/api/antifraude/observacao', {
          body: {rede: String(idRede), codProduto, observacao: text.trim()},
        })
      }
    />
  );
}
