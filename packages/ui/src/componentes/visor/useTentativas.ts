import {useEffect, useState} from 'react';

/** A picture that may not come: tried again by a button, on coming back online, and under each new address. */
export function useTentativas(url: string, onFail: () => void) {
  const [vez, setVez] = useState(0);
  const [falha, setFalha] = useState<string>();
  const chave = `${vez} ${url}`;
  const falhou = falha === chave;
  useEffect(() => {
    if (!falhou) return;
    const tentar = (): void => setVez(antes => antes + 1);
    window.addEventListener('online', tentar);
    return () => window.removeEventListener('online', tentar);
  }, [falhou]);
  return {
    /** Another one makes another element: a picture that failed is not asked for again by itself. */
    chave,
    falhou,
    onFail: () => {
      setFalha(chave);
      onFail();
    },
    tentar: () => setVez(antes => antes + 1),
  };
}
