import {client, type Schema} from '@clube/api-client';
import {FileViewer, Icon, Modal, Picture, type ViewableFile} from '@clube/ui';
import {useState} from 'react';
import {ActiveSwitch} from '../components/ActiveSwitch';
import {toTitleCase} from '../components/format/text';
import type {ListColumn} from '../components/grid/columns';
import styles from './Avaliacoes.module.css';

type Avaliacao = Schema<'AvaliacaoPremio'>;

function Photos({fotos, imagens, id}: Avaliacao) {
  const [open, setOpen] = useState<ViewableFile>();
  return (
    <span className={styles.photos}>
      {fotos.map((url, i) => {
        const description = `Foto ${i + 1} da avaliação ${id}`;
        return (
          <button key={url} type="button" aria-label={description} onClick={() => setOpen({url, description})}>
            <Picture renditions={imagens[i] ?? []} main={url} alt="" sizes="32px" className={styles.photo}>
              {null}
            </Picture>
          </button>
        );
      })}
      <FileViewer file={open} onClose={() => setOpen(undefined)} />
    </span>
  );
}

/** The review's text on one line; a click shows all of it. */
function Words({descricao, pintor, premio}: Avaliacao) {
  const [open, setOpen] = useState(false);
  if (!descricao) return null;
  return (
    <>
      <button type="button" className={styles.words} onClick={() => setOpen(true)}>
        {descricao}
      </button>
      <Modal open={open} title={premio} onClose={() => setOpen(false)}>
        <p className={styles.all}>{descricao}</p>
        <p className={styles.by}>{toTitleCase(pintor)}</p>
      </Modal>
    </>
  );
}

function Shown({avaliacao: {id, oculta, premio, pintor}}: {avaliacao: Avaliacao}) {
  return (
    <ActiveSwitch
      active={oculta === 0}
      name={`Avaliação ${id}`}
      resource="avaliacoes"
      success="Avaliação atualizada com sucesso"
      failure="Erro ao atualizar avaliação"
      labels={{on: 'Na loja', off: 'Oculta', turnOn: 'Mostrar', turnOff: 'Ocultar'}}
      change={shown => client.put('/api/avaliacoes_premio/{id}', {path: {id}, body: {oculta: shown ? 0 : 1}})}
      question={shown => ({
        title: shown ? 'Mostrar avaliação' : 'Ocultar avaliação',
        text: (
          <>
            O que <strong>{toTitleCase(pintor)}</strong> escreveu de <strong>{premio}</strong>{' '}
            {shown ? 'volta a aparecer na loja, com as fotos.' : 'deixa de aparecer na loja, com as fotos.'}
          </>
        ),
      })}
    />
  );
}

export const COLUMNS: readonly ListColumn<Avaliacao>[] = [
  {kind: 'text', field: 'premio', main: true},
  {
    kind: 'custom',
    field: 'nota',
    width: 68,
    cell: ({nota}) => (
      <span className={styles.nota}>
        {nota} <Icon name="star" size={15} title={nota === 1 ? 'estrela' : 'estrelas'} />
      </span>
    ),
  },
  {
    kind: 'text',
    field: 'descricao',
    width: 170,
    cell: row => <Words {...row} />,
  },
  {kind: 'custom', field: 'fotos', title: 'Fotos', width: 84, cell: row => <Photos {...row} />},
  {kind: 'text', field: 'pintor', value: ({pintor}) => toTitleCase(pintor)},
  {kind: 'timestamp', field: 'criadoEm'},
  {
    kind: 'toggle',
    field: 'oculta',
    width: 140,
    cell: row => <Shown avaliacao={row} />,
  },
];
