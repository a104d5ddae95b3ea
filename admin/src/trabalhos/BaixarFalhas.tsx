import {client} from '@clube/api-client';
import {Botao} from '@clube/ui';
import {baixarEndereco} from '../components/baixar';
import {useAcao} from '../components/useAcao';

/** The rows that failed, each with its reason, as a file. */
export function BaixarFalhas({id}: {id: number}) {
  const {ocupado, executar} = useAcao({sucesso: 'Seu download começará em breve, aguarde.'});
  const baixar = (): Promise<boolean> =>
    executar(async () => {
      const query = {download: 'csv', fileName: `Falhas do trabalho ${id}`, filter: {estado: 'falhou'}};
      const answer = await client.get('/api/trabalhos/{id}/linhas', {path: {id}, query});
      if ('fileLink' in answer) baixarEndereco(answer.fileLink);
    });
  return (
    <Botao variante="secundario" pequeno icone="baixar" ocupado={ocupado && 'Baixando…'} onClick={() => void baixar()}>
      Baixar falhas
    </Botao>
  );
}
