import {VisorFolhas} from './VisorFolhas';

/** One picture that can be brought nearer and turned. */
export function VisorImagem({src, descricao}: {src: string; descricao: string}) {
  return <VisorFolhas descricao={descricao} folhas={[{chave: src, url: src, descricao}]} />;
}
