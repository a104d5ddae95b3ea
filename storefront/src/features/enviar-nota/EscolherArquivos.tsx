import {MAXIMO_ARQUIVOS, TIPOS_ARQUIVO_NOTA} from '@clube/domain';
import {Icone, Peca, classes} from '@clube/ui';
import {useState, type ChangeEvent, type DragEvent} from 'react';
import estilos from './EnviarNota.module.css';

const ACEITOS = [...TIPOS_ARQUIVO_NOTA, '.heic', '.pdf', '.xml'].join(',');

/** What is told of the limit once it is reached. */
function avisoDoLimite(escolhidos: number): string | undefined {
  const demais = escolhidos - MAXIMO_ARQUIVOS;
  if (demais < 0) return undefined;
  const maximo = `São no máximo ${MAXIMO_ARQUIVOS} arquivos por vez`;
  return demais === 0 ? `${maximo}. Depois destes, envie os outros.` : `${maximo}: tire ${demais} da lista.`;
}

interface Props {
  desligado: boolean;
  /** How many files are ready to be sent. */
  escolhidos: number;
  /** Something is chosen already: what one knows by now is not said again. */
  compacto: boolean;
  onChoose: (arquivos: readonly File[]) => void;
}

/** Camera first, gallery and PDF second; on a desktop one may also drop files here. */
export function EscolherArquivos({desligado, escolhidos, compacto, onChoose}: Props) {
  const limite = avisoDoLimite(escolhidos);
  const [sobre, setSobre] = useState(false);
  const escolher = (evento: ChangeEvent<HTMLInputElement>): void => {
    onChoose([...(evento.target.files ?? [])]);
    // The same photograph can then be chosen again after it was taken out.
    evento.target.value = '';
  };
  const soltar = (evento: DragEvent): void => {
    evento.preventDefault();
    setSobre(false);
    if (!desligado) onChoose([...evento.dataTransfer.files]);
  };
  return (
    <div
      className={classes(estilos.escolher, compacto && estilos.compacto, sobre && estilos.sobre)}
      onDragOver={evento => {
        evento.preventDefault();
        setSobre(true);
      }}
      onDragLeave={() => setSobre(false)}
      onDrop={soltar}
    >
      {!compacto && (
        <>
          <Peca nome="nota" cor="folha" tamanho={96} />
          <p>Nota inteira no quadro, sem sombra, com o QR Code à vista.</p>
        </>
      )}
      <div className={estilos.botoes}>
        <label className={classes(estilos.botao, estilos.camera)}>
          <Icone nome="camera" />
          Fotografar
          <input type="file" accept="image/*" capture="environment" disabled={desligado} onChange={escolher} />
        </label>
        <label className={estilos.botao}>
          <Icone nome="galeria" />
          Galeria ou PDF
          <input type="file" name="arquivos" accept={ACEITOS} multiple disabled={desligado} onChange={escolher} />
        </label>
      </div>
      {!compacto && (
        <small>
          Até {MAXIMO_ARQUIVOS} por vez: fotos, PDF ou XML. Cada arquivo é uma nota; uma nota comprida pode vir em
          várias fotos.
        </small>
      )}
      {limite && <small role="status">{limite}</small>}
    </div>
  );
}
