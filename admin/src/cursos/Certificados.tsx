import {client} from '@clube/api-client';
import {CERTIFICADO_LABELS, REVOGACAO_RULE} from '@clube/domain';
import {Button} from '@clube/ui';
import {useState} from 'react';
import {JustificationDialog} from '../components/dialog/JustificationDialog';
import {toTitleCase} from '../components/format/text';
import {dateOrDash} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {StateChip} from '../components/StateChip';
import {fromServer, useAction} from '../components/useAction';
import {mayCall} from '../providers/access';
import {CURSO_CHANGES, useCertificadosOf} from './queries';
import type {Certificado} from './types';

const COLUMNS: readonly Column<Certificado>[] = [
  {
    kind: 'text',
    field: 'nome',
    title: 'Pintor',
    main: true,
    width: 220,
    value: ({nome}) => toTitleCase(nome),
    to: ({cpf}) => `/painel/pintor/${cpf}`,
  },
  {kind: 'text', field: 'codigo', title: 'Código', width: 150},
  {kind: 'timestamp', field: 'concluidoEm', title: 'Concluído em', sortable: true, width: 140},
  {
    kind: 'status',
    field: 'revogadoEm',
    title: 'Situação',
    width: 260,
    cell: ({revogadoEm, motivo}) =>
      revogadoEm ? (
        <span title={motivo ?? undefined}>
          <StateChip tone="error">
            {CERTIFICADO_LABELS.revogado} em {dateOrDash(revogadoEm)}
          </StateChip>{' '}
          {motivo}
        </span>
      ) : (
        <StateChip tone="ok">{CERTIFICADO_LABELS.emitido}</StateChip>
      ),
  },
];

/** The certificates of a course, with an action to revoke one. */
export function Certificados({id}: {id: number}) {
  const {data, error, refetch} = useCertificadosOf(id);
  const [toRevoke, setToRevoke] = useState<Certificado>();
  const actions: Column<Certificado> = {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 110,
    cell: certificado =>
      certificado.revogadoEm === null && (
        <Button
          variant="text"
          small
          aria-label={`Revogar o certificado de ${toTitleCase(certificado.nome)}`}
          onClick={() => setToRevoke(certificado)}
        >
          Revogar
        </Button>
      ),
  };
  return (
    <>
      <LocalGrid
        label="Certificados do curso"
        columns={mayCall('POST /api/cursos/certificado/{codigo}/revogar') ? [...COLUMNS, actions] : COLUMNS}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        empty="Ninguém recebeu o certificado deste curso ainda."
      />
      {toRevoke && <RevokeDialog certificado={toRevoke} onClose={() => setToRevoke(undefined)} />}
    </>
  );
}

function RevokeDialog({certificado: {codigo, nome}, onClose}: {certificado: Certificado; onClose: () => void}) {
  const {busy, run, errors, forget} = useAction({
    success: fromServer,
    failure: 'Erro ao revogar o certificado',
    changes: CURSO_CHANGES,
  });
  const send = async (motivo: string): Promise<void> => {
    const path = {codigo};
    if (await run(() => client.post('/api/cursos/certificado/{codigo}/revogar', {path, body: {motivo}}))) onClose();
  };
  return (
    <JustificationDialog
      title="Revogar certificado"
      label="Motivo"
      hint="Fica guardado com o certificado; o pintor não o lê."
      rule={REVOGACAO_RULE}
      submitLabel="Revogar"
      busy={busy}
      error={errors.motivo}
      onType={forget}
      onSend={motivo => void send(motivo)}
      onClose={onClose}
    >
      <p>
        O certificado {codigo}, de <strong>{toTitleCase(nome)}</strong>, deixa de valer e não volta atrás. Quem confere
        o código vê só que foi revogado.
      </p>
    </JustificationDialog>
  );
}
