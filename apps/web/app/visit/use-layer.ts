import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

interface Layer {
  readonly isOpen: boolean;
  open(): void;
  /** Closes the layer. The promise resolves when the browser has left the layer’s history entry. */
  close(): Promise<void>;
}

/**
 * The state of a layer: a view that covers the picture and has no address, such as the 3D model. A layer has a history entry with the
 * address of the step, so that Back closes the layer. The layer may stay open at the next steps. Forward, a reload or Back to its history
 * entry opens it again.
 */
export function useLayer(name: string): Layer {
  const { state, key, pathname, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const own = entryOf(state, name);
  // The key of the history entry before the entry of the layer; null while the layer is closed.
  const [below, setBelow] = useState(isReturn ? own : null);
  const left = useRef<(() => void) | null>(null);
  const arrive = useEffectEvent(() => {
    left.current?.();
    left.current = null;
    if (isReturn && own !== null) setBelow(own);
    else if (key === below) setBelow(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry has a key of its own
  useEffect(() => arrive(), [key]);
  const open = useCallback(() => {
    setBelow(key);
    navigate({ pathname, search }, { state: { ...state, layer: name, below: key }, preventScrollReset: true });
  }, [navigate, pathname, search, state, key, name]);
  const close = useCallback(async () => {
    setBelow(null);
    if (own === null) return;
    await new Promise<void>((resolve) => {
      left.current = resolve;
      navigate(-1);
    });
  }, [navigate, own]);
  return { isOpen: below !== null, open, close };
}

/** If this state belongs to a history entry of the layer, returns the key of the history entry before it. Null for other entries. */
function entryOf(state: unknown, name: string): string | null {
  const isOwn = typeof state === 'object' && state !== null && 'layer' in state && state.layer === name && 'below' in state;
  return isOwn ? String(state.below) : null;
}
