import {useCallback, useEffect, useState} from 'react';

type Achar = () => HTMLElement | null | undefined;

/** Puts the focus somewhere once the next drawing is done: what held it until then may be gone by that time. */
export function useFocusLater() {
  const [pedido, setPedido] = useState<{achar: Achar}>();
  useEffect(() => pedido?.achar()?.focus(), [pedido]);
  return useCallback((achar: Achar): void => setPedido({achar}), []);
}
