import type { WishlistEntry } from '#contract/kitchen/kitchen.ts'
import { isInWishlist } from './kitchen-mirror.ts'
import { addToWishlist, ignoreRefusal, removeFromWishlist } from './kitchen-store.ts'
import { thumbnailOf } from './thumbnail.ts'

type Appliance = Omit<WishlistEntry, 'added' | 'picture'>

/**
 * Adds a model to the shelf "Thinking of" with the picture that the page shows, or removes it. Resolves with whether it is there now; undefined if
 * the browser refused it, which a toast has said. Loaded at the first press of a heart.
 */
export async function toggleWishlist(
  appliance: Appliance,
  picture: HTMLImageElement | null | undefined,
): Promise<boolean | undefined> {
  const wasThere = isInWishlist(appliance.code)
  const toggled = wasThere ? removeFromWishlist(appliance.code) : add(appliance, picture)
  return toggled.then(() => !wasThere, ignoreRefusal)
}

async function add(appliance: Appliance, picture: HTMLImageElement | null | undefined) {
  const thumbnail = picture ? await thumbnailOf(picture) : undefined
  await addToWishlist({ ...appliance, ...(thumbnail && { picture: thumbnail }), added: new Date().toISOString() })
}
